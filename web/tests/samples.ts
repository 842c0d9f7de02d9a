import type { Refused, SeatInfo, TableInfo } from "../src/lib/wire";

/** A table as the server describes it: a game under way, unless something else is said. */
export function tableInfo(told: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t",
    game: "sample",
    title: "Sample",
    seats: [],
    state: "running",
    position: 17,
    variants: {},
    maker: true,
    my_turn: false,
    updated: 0,
    rematch: "",
    problem: "",
    hints: false,
    host: "",
    gathering: false,
    started: false,
    watchers: 0,
    wording: [],
    watching: [],
    public: false,
    deletable: false,
    host_away: false,
    delay: 0,
    party: false,
    luck: { seal: "", proof: "page", shares: [] },
    ...told,
  };
}

/** A person on a seat. */
export function seatInfo(seat: number, told: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat,
    name: `player ${seat}`,
    kind: "person",
    level: "",
    online: true,
    mine: false,
    invite: "",
    awaited: false,
    free: false,
    stand_in: "",
    replaceable: false,
    resigned: false,
    welcome: false,
    ...told,
  };
}

/** What the server says to an answer that it does not take. */
export function refusedAs(id: string, told: Partial<Refused> = {}): Refused {
  return { type: "refused", id, text: "No.", rule: "", position: 17, stale: false, ...told };
}
