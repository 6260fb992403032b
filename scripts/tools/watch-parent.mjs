import { spawnSync } from 'node:child_process'

/** Milliseconds. */
const lookEveryMs = 500

/** Parent and command line of a process by `ps`, which Windows has not: there a console ends all that it holds. */
function findProcess(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent, command] = /^ *(\d+) +(.*)/.exec(stdout ?? '') ?? []
  return parent === undefined ? null : { parent: Number(parent), command }
}

/** npm, where a shell stands between it and this process: such a shell outlives a killed npm. Else null. */
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

/**
 * Calls back once when the process that started this one is gone, or npm behind it. A signal that ends npm, or the shell
 * between, does not reach what they started.
 */
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
