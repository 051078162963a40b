/**
 * How many files can be synced at one time. Node gives four threads to this; a disk writes what many wait for in one go, so with four a crowd of posts waits in
 * a line. Imported before anything that opens a file: the number counts from the first use.
 */
process.env['UV_THREADPOOL_SIZE'] ??= '24';
