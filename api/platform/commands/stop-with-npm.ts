/**
 * The shell between npm and this process forwards no signal: when npm is told to stop, only this process's parent ends. Then this
 * process stops itself, in order. A process that npm did not start is left alone.
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
