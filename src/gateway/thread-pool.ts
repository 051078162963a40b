/**
 * Sets the size of Node's thread pool, which bounds how many files are synced at one time. A disk completes many waiting syncs in one write, so with the default of
 * four threads many simultaneous posts would queue (decision 010). Must be imported before anything that uses the pool.
 */
process.env['UV_THREADPOOL_SIZE'] ??= '24';
