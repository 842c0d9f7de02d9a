/* Stands between a process and the disk (LD_PRELOAD): notes in order what it does to one folder,
   lets writes fail, kills it in the middle of one, and moves its clock.

   FAULTS_FOLDER   the folder that is watched
   FAULTS_LOG      where every change is appended, see tests/server/faults.py for the form
   FAULTS_CONTROL  a file of the numbers below, which may be changed at any time */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum { WRITE = 1, SIZE, SYNC, SYNC_FOLDER, CREATE, RENAME, UNLINK, FOLDER };

struct control {
    int64_t clock;       /* seconds that the clock is ahead */
    int64_t changes;     /* counted so far */
    int64_t die_at;      /* the change that the process does not survive; 0: none */
    int64_t torn;        /* the half of that change is done */
    int64_t write_error; /* what writes fail with; 0: they succeed */
    int64_t sync_error;
};

struct note {
    int64_t kind, inode, offset, length, first, second;
};

static struct control none, *control = &none;
static char folder[PATH_MAX];
static size_t folder_length;
static int log_file = -1;
static pthread_mutex_t order = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name, result, ...)                                                                    \
    static result (*real_##name)(__VA_ARGS__);                                                     \
    if (!real_##name)                                                                              \
        *(void **)&real_##name = dlsym(RTLD_NEXT, #name);

__attribute__((constructor)) static void begin(void) {
    const char *watched = getenv("FAULTS_FOLDER"), *log = getenv("FAULTS_LOG");
    const char *told = getenv("FAULTS_CONTROL");
    if (told) {
        int file = syscall(SYS_openat, AT_FDCWD, told, O_RDWR | O_CLOEXEC);
        void *found = mmap(NULL, sizeof(struct control), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        if (file < 0 || found == MAP_FAILED)
            abort();
        control = found;
        syscall(SYS_close, file);
    }
    if (watched && log) {
        folder_length = strlen(strcpy(folder, watched));
        int file = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
        log_file = fcntl(file, F_DUPFD_CLOEXEC, 500);
        if (log_file < 0)
            abort();
        syscall(SYS_close, file);
    }
}

/* -- which file --------------------------------------------------------------------------------- */

static int is_watched(const char *path) {
    return folder_length && !strncmp(path, folder, folder_length) &&
           (path[folder_length] == '/' || !path[folder_length]);
}

static int path_of(int file, char *path) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = syscall(SYS_readlinkat, AT_FDCWD, link, path, PATH_MAX - 1);
    path[length < 0 ? 0 : length] = 0;
    return length > 0;
}

static int found_at(int from, const char *name, char *path) {
    char base[PATH_MAX];
    if (name[0] == '/')
        return snprintf(path, PATH_MAX, "%s", name) > 0;
    if (from == AT_FDCWD ? !getcwd(base, sizeof base) : !path_of(from, base))
        return 0;
    return snprintf(path, PATH_MAX, "%s/%s", base, name) < PATH_MAX;
}

static int64_t watched_inode(int file, int *is_folder) {
    struct stat found;
    char path[PATH_MAX];
    if (!folder_length || fstat(file, &found) || !(S_ISREG(found.st_mode) || S_ISDIR(found.st_mode)))
        return 0;
    *is_folder = S_ISDIR(found.st_mode);
    return path_of(file, path) && is_watched(path) ? (int64_t)found.st_ino : 0;
}

/* -- notes -------------------------------------------------------------------------------------- */

static void note(int kind, int64_t inode, off_t offset, size_t length, const char *first,
                 const char *second, const void *content) {
    struct note head = {kind, inode, offset, length, first ? strlen(first) : 0,
                        second ? strlen(second) : 0};
    struct iovec parts[] = {{&head, sizeof head},
                            {(void *)first, head.first},
                            {(void *)second, head.second},
                            {(void *)content, content ? length : 0}};
    if (syscall(SYS_writev, log_file, parts, 4) < 0)
        abort();
}

/* Tell whether the process is to die now, before the change or in its middle. */
static int is_last(void) { return ++control->changes == control->die_at; }

static void die(void) {
    kill(getpid(), SIGKILL);
    for (;;)
        pause();
}

static ssize_t put(int file, const void *content, size_t length, off_t offset) {
    int is_folder;
    int64_t inode = watched_inode(file, &is_folder);
    int at_once = offset < 0;
    if (!inode)
        return at_once ? syscall(SYS_write, file, content, length)
                       : syscall(SYS_pwrite64, file, content, length, offset);
    pthread_mutex_lock(&order);
    int last = is_last();
    if (last && !control->torn)
        die();
    if (control->write_error) {
        pthread_mutex_unlock(&order);
        errno = control->write_error;
        return -1;
    }
    if (at_once)
        offset = fcntl(file, F_GETFL) & O_APPEND ? lseek(file, 0, SEEK_END) : lseek(file, 0, SEEK_CUR);
    size_t most = last ? length / 2 : length;
    ssize_t done = at_once ? syscall(SYS_write, file, content, most)
                           : syscall(SYS_pwrite64, file, content, most, offset);
    int problem = errno;
    if (done > 0)
        note(WRITE, inode, offset, done, NULL, NULL, content);
    if (last)
        die();
    pthread_mutex_unlock(&order);
    errno = problem;
    return done;
}

ssize_t write(int file, const void *content, size_t length) { return put(file, content, length, -1); }

ssize_t pwrite(int file, const void *content, size_t length, off_t offset) {
    return put(file, content, length, offset);
}

ssize_t pwrite64(int file, const void *content, size_t length, off64_t offset) {
    return put(file, content, length, offset);
}

/* Copied by hand, so that what is copied is noted. */
ssize_t sendfile64(int target, int source, off64_t *offset, size_t length) {
    int is_folder;
    if (!watched_inode(target, &is_folder))
        return syscall(SYS_sendfile, target, source, offset, length);
    char part[65536];
    size_t most = length < sizeof part ? length : sizeof part;
    ssize_t got = offset ? syscall(SYS_pread64, source, part, most, *offset)
                         : syscall(SYS_read, source, part, most);
    ssize_t done = got > 0 ? put(target, part, got, -1) : got;
    if (offset && done > 0)
        *offset += done;
    return done;
}

ssize_t sendfile(int target, int source, off_t *offset, size_t length) {
    return sendfile64(target, source, offset, length);
}

/* Every other change: `does` is carried out between the count and the note. */
#define CHANGE(watched, error, does, notes)                                                        \
    if (!(watched))                                                                                \
        return does;                                                                               \
    pthread_mutex_lock(&order);                                                                    \
    if (is_last())                                                                                 \
        die();                                                                                     \
    if (error) {                                                                                   \
        pthread_mutex_unlock(&order);                                                              \
        errno = error;                                                                             \
        return -1;                                                                                 \
    }                                                                                              \
    int done = does, problem = errno;                                                              \
    if (done >= 0)                                                                                 \
        notes;                                                                                     \
    pthread_mutex_unlock(&order);                                                                  \
    errno = problem;                                                                               \
    return done;

int ftruncate64(int file, off64_t length) {
    int is_folder;
    int64_t inode = watched_inode(file, &is_folder);
    CHANGE(inode, control->write_error, syscall(SYS_ftruncate, file, length),
           note(SIZE, inode, 0, length, NULL, NULL, NULL))
}

int ftruncate(int file, off_t length) { return ftruncate64(file, length); }

static int reach_disk(int file, int number) {
    int is_folder = 0;
    char path[PATH_MAX];
    int64_t inode = watched_inode(file, &is_folder);
    CHANGE(inode && path_of(file, path), control->sync_error, syscall(number, file),
           note(is_folder ? SYNC_FOLDER : SYNC, inode, 0, 0, path, NULL, NULL))
}

int fsync(int file) { return reach_disk(file, SYS_fsync); }
int fdatasync(int file) { return reach_disk(file, SYS_fdatasync); }

/* -- names -------------------------------------------------------------------------------------- */

static int opened(int from, const char *name, int flags, mode_t mode) {
    char path[PATH_MAX];
    struct stat found;
    int changes = flags & (O_CREAT | O_TRUNC) && (flags & O_TMPFILE) != O_TMPFILE;
    if (!changes || !found_at(from, name, path) || !is_watched(path))
        return syscall(SYS_openat, from, name, flags, mode);
    int is_new = fstatat(from, name, &found, 0) != 0;
    if (!is_new && !(flags & O_TRUNC))
        return syscall(SYS_openat, from, name, flags, mode);
    CHANGE(1, control->write_error, syscall(SYS_openat, from, name, flags, mode),
           (fstat(done, &found), note(is_new ? CREATE : SIZE, found.st_ino, 0, 0, path, NULL, NULL)))
}

#define MODE                                                                                       \
    mode_t mode = 0;                                                                               \
    if (flags & (O_CREAT | O_TMPFILE)) {                                                           \
        va_list more;                                                                              \
        va_start(more, flags);                                                                     \
        mode = va_arg(more, mode_t);                                                               \
        va_end(more);                                                                              \
    }

int open(const char *name, int flags, ...) { MODE return opened(AT_FDCWD, name, flags, mode); }
int open64(const char *name, int flags, ...) { MODE return opened(AT_FDCWD, name, flags, mode); }
int openat(int from, const char *name, int flags, ...) { MODE return opened(from, name, flags, mode); }
int openat64(int from, const char *name, int flags, ...) { MODE return opened(from, name, flags, mode); }

int renameat(int from, const char *name, int to, const char *other) {
    char first[PATH_MAX], second[PATH_MAX];
    int watched = found_at(from, name, first) && found_at(to, other, second) && is_watched(second);
    CHANGE(watched, control->write_error, syscall(SYS_renameat2, from, name, to, other, 0),
           note(RENAME, 0, 0, 0, first, second, NULL))
}

int rename(const char *name, const char *other) { return renameat(AT_FDCWD, name, AT_FDCWD, other); }

int unlinkat(int from, const char *name, int flags) {
    char path[PATH_MAX];
    int watched = found_at(from, name, path) && is_watched(path);
    CHANGE(watched, 0, syscall(SYS_unlinkat, from, name, flags),
           note(UNLINK, 0, 0, 0, path, NULL, NULL))
}

int unlink(const char *name) { return unlinkat(AT_FDCWD, name, 0); }
int rmdir(const char *name) { return unlinkat(AT_FDCWD, name, AT_REMOVEDIR); }

int mkdirat(int from, const char *name, mode_t mode) {
    char path[PATH_MAX];
    int watched = found_at(from, name, path) && is_watched(path);
    CHANGE(watched, control->write_error, syscall(SYS_mkdirat, from, name, mode),
           note(FOLDER, 0, 0, 0, path, NULL, NULL))
}

int mkdir(const char *name, mode_t mode) { return mkdirat(AT_FDCWD, name, mode); }

/* -- the clock ---------------------------------------------------------------------------------- */

int clock_gettime(clockid_t which, struct timespec *now) {
    REAL(clock_gettime, int, clockid_t, struct timespec *)
    int done = real_clock_gettime(which, now);
    if (!done && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE))
        now->tv_sec += control->clock;
    return done;
}

time_t time(time_t *told) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (told)
        *told = now.tv_sec;
    return now.tv_sec;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec found;
    (void)zone;
    int done = clock_gettime(CLOCK_REALTIME, &found);
    now->tv_sec = found.tv_sec;
    now->tv_usec = found.tv_nsec / 1000;
    return done;
}
