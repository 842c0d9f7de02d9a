import type {
  Advice,
  Arrangement,
  Blocking,
  DeviceInfo,
  DeviceLink,
  GameInfo,
  HintRequest,
  Invitation,
  Joining,
  Known,
  Language,
  Meeting,
  OrderSheet,
  PushKeyInfo,
  PushRequest,
  LessonStep,
  LessonRequest,
  LinkMade,
  Problem,
  ReportPage,
  RulebookPage,
  Scene,
  ServerProof,
  Sitting,
  Starting,
  TableInfo,
  TableRequest,
} from "./wire";
import { t } from "./words.svelte";

/** The server said no, in words a person can read. */
export class Refusal extends Error {
  readonly detail: string; // for whoever wants to know exactly

  constructor(
    readonly status: number,
    problem: Partial<Problem>,
  ) {
    super(problem.text ?? "");
    this.detail = problem.detail ?? "";
  }
}

/** Why something did not work, in the reader's words. */
export function reason(error: unknown): string {
  return (error instanceof Refusal && error.message) || t("failed");
}

/** Do what somebody wishes, and tell why if it does not work. */
export async function attempt(
  wish: () => Promise<unknown>,
  tell: (problem: string) => void,
): Promise<void> {
  try {
    tell("");
    await wish();
  } catch (error) {
    tell(reason(error));
  }
}

/** Moments of a game in a row, seen from one seat. */
export interface Stretch {
  first: number;
  last: number;
  seat: number | null;
}

async function asked<Reply>(path: string, init?: RequestInit): Promise<Reply> {
  const response = await fetch(`/api${path}`, init);
  if (!response.ok) throw new Refusal(response.status, await problemIn(response));
  return (await response.json()) as Reply;
}

async function problemIn(response: Response): Promise<Partial<Problem>> {
  try {
    return (await response.json()) as Partial<Problem>;
  } catch {
    return {};
  }
}

function sent<Reply>(path: string, language: Language, body: unknown): Promise<Reply> {
  return asked(`${path}?lang=${language}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

const part = encodeURIComponent;

export const api = {
  games: (language: Language) => asked<GameInfo[]>(`/games?lang=${language}`),
  rulebook: (game: string, language: Language) =>
    asked<RulebookPage>(`/games/${part(game)}/rulebook?lang=${language}`),
  figure: (game: string, name: string, seats: number, language: Language) =>
    asked<Scene>(`/games/${part(game)}/figures/${part(name)}?seats=${seats}&lang=${language}`),
  tables: (language: Language, hidden = false) =>
    asked<TableInfo[]>(`/tables?lang=${language}${hidden ? "&hidden=1" : ""}`),
  lobby: (language: Language) => asked<TableInfo[]>(`/lobby?lang=${language}`),
  report: (game: string, language: Language) =>
    asked<ReportPage>(`${game ? `/games/${part(game)}/balance` : "/strength"}?lang=${language}`),
  table: (id: string, language: Language) =>
    asked<TableInfo>(`/tables/${part(id)}?lang=${language}`),
  open: (wish: TableRequest) => sent<TableInfo>("/tables", wish.language, wish),
  invitation: (id: string, token: string, language: Language) =>
    asked<Invitation>(`/tables/${part(id)}/join/${part(token)}?lang=${language}`),
  join: (id: string, joining: Joining, language: Language) =>
    sent<TableInfo>(`/tables/${part(id)}/join`, language, joining),
  sit: (id: string, sitting: Sitting, language: Language) =>
    sent<TableInfo>(`/tables/${part(id)}/sit`, language, sitting),
  standUp: (id: string, language: Language) =>
    sent<TableInfo>(`/tables/${part(id)}/stand-up`, language, {}),
  arrange: (id: string, wish: Arrangement, language: Language) =>
    sent<TableInfo>(`/tables/${part(id)}/arrange`, language, wish),
  start: (id: string, wish: Starting, language: Language) =>
    sent<TableInfo>(`/tables/${part(id)}/start`, language, wish),
  lesson: (game: string, lesson: string, wish: LessonRequest, language: Language) =>
    sent<LessonStep>(`/games/${part(game)}/lessons/${part(lesson)}`, language, wish),
  becomeHost: (id: string, language: Language) =>
    sent<TableInfo>(`/tables/${part(id)}/host`, language, {}),
  publish: (id: string, isPublic: boolean, language: Language) =>
    sent<TableInfo>(`/tables/${part(id)}/publish`, language, { public: isPublic }),
  hide: (id: string, hidden: boolean, language: Language) =>
    sent<TableInfo>(`/tables/${part(id)}/hide`, language, { hidden }),
  resign: (id: string, seat: number, language: Language) =>
    sent<TableInfo>(`/tables/${part(id)}/resign`, language, { seat }),
  remove: (id: string, language: Language) =>
    sent<object>(`/tables/${part(id)}/delete`, language, {}),
  block: (id: string, who: Partial<Blocking>, language: Language) =>
    sent<string[]>(`/tables/${part(id)}/block`, language, who),
  silence: (id: string, name: string, language: Language) =>
    sent<TableInfo>(`/tables/${part(id)}/silence`, language, { name }),
  blocked: (language: Language) => asked<string[]>(`/blocked?lang=${language}`),
  unblock: (number: number, language: Language) => sent<string[]>("/unblock", language, { number }),
  deviceLink: (language: Language) => sent<LinkMade>("/me/link", language, {}),
  recovery: (language: Language) => sent<LinkMade>("/me/recovery", language, {}),
  device: (token: string, language: Language) =>
    asked<DeviceLink>(`/me/device/${part(token)}?lang=${language}`),
  takeDevice: (token: string, language: Language) =>
    sent<DeviceLink>("/me/device", language, { token }),
  devices: (language: Language) => asked<DeviceInfo[]>(`/me/devices?lang=${language}`),
  signOutOne: (device: string, language: Language) =>
    sent<DeviceInfo[]>("/me/devices/sign-out", language, { device }),
  signOut: (language: Language) => sent<LinkMade>("/me/sign-out", language, {}),
  deleteMe: (language: Language) => sent<object>("/me/delete", language, {}),
  known: (game: string) => asked<Known>(`/me/rules/${part(game)}`),
  gists: (game: string, language: Language) =>
    asked<Record<string, string>>(`/games/${part(game)}/gists?lang=${language}`),
  meet: (wish: Meeting, language: Language) => sent<object>("/me/rules", language, wish),
  hint: (id: string, wish: HintRequest, language: Language) =>
    sent<Advice>(`/tables/${part(id)}/hint`, language, wish),
  rematch: (id: string, language: Language) =>
    sent<TableInfo>(`/tables/${part(id)}/rematch`, language, { shares: true }),
  scenes: (id: string, { first, last, seat }: Stretch, language: Language, signal: AbortSignal) =>
    asked<Scene[]>(
      `/tables/${part(id)}/scenes?from=${first}&to=${last}&lang=${language}${seat === null ? "" : `&seat=${seat}`}`,
      { signal },
    ),
  record: async (id: string) => {
    const response = await fetch(`/api/tables/${part(id)}/record`);
    if (!response.ok) throw new Refusal(response.status, await problemIn(response));
    return response.text();
  },
  order: (id: string, seat: number, language: Language) =>
    asked<OrderSheet>(`/tables/${part(id)}/order?seat=${seat}&lang=${language}`),
  pushKey: () => asked<PushKeyInfo>("/push"),
  push: (wish: PushRequest) => sent<object>("/push", wish.language, wish),
  forgetPush: (endpoint: string) =>
    sent<object>("/push/forget", "en", { endpoint, p256dh: "", auth: "" }),
  proof: (id: string, language: Language) =>
    asked<ServerProof>(`/tables/${part(id)}/proof?lang=${language}`),
  recordPath: (id: string) => `/api/tables/${part(id)}/record`,
  upload: (record: string, language: Language) =>
    asked<TableInfo>(`/records?lang=${language}`, { method: "POST", body: record }),
  qrPath: (invite: string) => `/api/qr?path=${part(invite)}`,
  socketPath: (id: string) => `/api/tables/${part(id)}/socket`,
};
