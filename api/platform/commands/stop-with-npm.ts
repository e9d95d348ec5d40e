/**
 * Stops this process gracefully when its parent ends. The shell between npm and this process forwards no signals, so stopping npm
 * ends only the parent. Does nothing if npm did not start this process.
 */
export function stopWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
