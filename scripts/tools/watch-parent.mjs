import { spawnSync } from 'node:child_process'

/** Milliseconds. */
const lookEveryMs = 500

/** Uses `ps`; Windows has none, but its console ends its processes. */
function findProcess(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent, command] = /^ *(\d+) +(.*)/.exec(stdout ?? '') ?? []
  return parent === undefined ? null : { parent: Number(parent), command }
}

/** Finds npm behind a shell, which outlives a killed npm; else null. */
function findNpmBehindShell() {
  const shell = findProcess(process.ppid)
  if (shell === null || shell.command.startsWith('npm')) return null
  return findProcess(shell.parent)?.command.startsWith('npm') ? shell.parent : null
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Calls back once when the parent, or npm behind it, is gone: signals do not reach their children. */
export function whenParentIsGone(callback) {
  const parent = process.ppid
  const npm = findNpmBehindShell()
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === null || isRunning(npm))) return
    clearInterval(timer)
    callback()
  }, lookEveryMs)
  timer.unref()
}
