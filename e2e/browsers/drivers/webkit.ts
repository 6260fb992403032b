import path from 'node:path'
import { type Child, findFreePort, makeFolder, startChild } from './child.ts'
import { asJson, type Driver, fromJson, reportViolations, type Tab, type Viewport } from './driver.ts'
import { enterKey, pressAt, typeKeys } from './input-actions.ts'

/** Milliseconds; a driver whose window does not come would be waited for without end. */
const longestWaitMs = 30_000

const windowProgram = path.resolve('e2e/browsers/drivers/webkit-window.py')

/** WebKitGTK in a window of our own on a virtual screen, over WebDriver. */
export async function openWebKit(executable: string): Promise<Driver> {
  const screen = startChild('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
  const [, display = ''] = await screen.says(/^(\d+)$/m)
  const openTab = (viewport: Viewport) => openSession({ executable, display: `:${display}`, viewport })
  return { openTab, close: screen.stop }
}

type Session = { readonly executable: string; readonly display: string; readonly viewport: Viewport }

/** A driver of its own per tab: what it writes is then the console of this tab alone. */
async function openSession({ executable, display, viewport }: Session): Promise<Tab> {
  const { folder, remove } = makeFolder()
  const port = await findFreePort()
  const child = startChild(executable, [`--port=${port}`, '--host=127.0.0.1'], {
    environment: { DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const base = `http://127.0.0.1:${port}`
  await waitForDriver(base, child)
  const { sessionId } = await call<{ sessionId: string }>(`${base}/session`, {
    body: {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            // Debian's own, which has its bindings; the first of the path may be another.
            binary: '/usr/bin/python3',
            args: [windowProgram, folder, String(viewport.width), String(viewport.height), reportViolations],
          },
        },
      },
    },
  })
  const session = `${base}/session/${sessionId}`
  const perform = (actions: readonly object[]) => call(`${session}/actions`, { body: { actions } })

  return {
    async navigate(address) {
      await call(`${session}/url`, { body: { url: address } })
    },
    async evaluate(expression) {
      const script = `return ${asJson(expression)}`
      // An answer is lost when the page is left in between; the question is asked again then.
      const timeoutMs = 2000
      return fromJson(await call(`${session}/execute/sync`, { body: { script, args: [] }, timeoutMs }))
    },
    async goBack() {
      await call(`${session}/back`, { body: {} })
    },
    async click(x, y) {
      await perform(pressAt(x, y))
    },
    async type(text) {
      await perform(typeKeys([...text]))
    },
    async pressEnter() {
      await perform(typeKeys([enterKey]))
    },
    async screenshot() {
      return Buffer.from(await call<string>(`${session}/screenshot`), 'base64')
    },
    complaints: () => complaintsOf(child.output()),
    async close() {
      await call(session, { method: 'DELETE' }).catch(() => undefined)
      await child.stop()
      remove()
    },
  }
}

async function waitForDriver(base: string, child: Child): Promise<void> {
  const deadline = Date.now() + 30_000
  while (!(await fetch(`${base}/status`).catch(() => null))?.ok) {
    if (Date.now() > deadline) throw new Error(`WebKitWebDriver did not answer:\n${child.output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

type Call = { readonly method?: string; readonly body?: object; readonly timeoutMs?: number }

async function call<Value>(address: string, options: Call = {}): Promise<Value> {
  const { body, method = body ? 'POST' : 'GET', timeoutMs = longestWaitMs } = options
  const answer = await fetch(address, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const { value } = (await answer.json()) as { readonly value: Value & { readonly message?: string } }
  if (!answer.ok) throw new Error(value.message ?? `WebDriver answered ${answer.status}`)
  return value
}

/** WebKit writes `CONSOLE JS ERROR text`, with where it happened in a line before. */
function complaintsOf(output: string): readonly string[] {
  return [...output.matchAll(/CONSOLE (?:\w+ )?(?:ERROR|WARN) (.*)$/gm)].map(([, text = '']) => text)
}
