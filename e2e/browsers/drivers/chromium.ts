import { makeFolder, startChild } from './child.ts'
import { asJson, type Driver, fromJson, reportViolations, type Tab, type Viewport } from './driver.ts'
import { openRpcSocket, type RpcSocket } from './rpc-socket.ts'

// The old ones come from packages for machines without a desktop, and have no GPU process that works here.
const parameters = [
  '--headless',
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--disable-background-networking',
  '--hide-scrollbars',
  '--remote-debugging-port=0',
]

/** Any Chromium, over the parts of the DevTools protocol that have not changed since 92. */
export async function openChromium(executable: string): Promise<Driver> {
  const { folder, remove } = makeFolder()
  const child = startChild(executable, [...parameters, `--user-data-dir=${folder}`, 'about:blank'])
  const [, address = ''] = await child.says(/DevTools listening on (ws:\S+)/)
  const socket = await openRpcSocket(address)
  return {
    openTab: (viewport) => openTab(socket, viewport),
    async close() {
      socket.close()
      await child.stop()
      remove()
    },
  }
}

async function openTab(socket: RpcSocket, viewport: Viewport): Promise<Tab> {
  const ask = async <Answer>(method: string, params: object = {}) =>
    (await socket.send(method, params)) as Answer
  const { browserContextId } = await ask<{ browserContextId: string }>('Target.createBrowserContext')
  const { targetId } = await ask<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  })
  const { sessionId } = await ask<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  const send = <Answer>(method: string, params: object = {}) =>
    socket.send(method, params, sessionId) as Promise<Answer>

  const complaints: string[] = []
  socket.listen((event) => {
    if (event.sessionId !== sessionId) return
    const complaint = complaintOf(event.method, event.params)
    if (complaint !== null) complaints.push(complaint)
  })
  for (const domain of ['Page', 'Runtime', 'Log']) await send(`${domain}.enable`)
  await send('Page.addScriptToEvaluateOnNewDocument', { source: reportViolations })
  await send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    deviceScaleFactor: 1,
    mobile: viewport.width < 600,
  })
  await send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: 'light' }] })

  return {
    async navigate(address) {
      const { errorText } = await send<{ errorText?: string }>('Page.navigate', { url: address })
      if (errorText) throw new Error(`${address}: ${errorText}`)
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await send<Evaluated>('Runtime.evaluate', {
        expression: asJson(expression),
        returnByValue: true,
      })
      if (exceptionDetails) throw new Error(result.description ?? 'the expression failed')
      return fromJson(result.value)
    },
    async click(x, y) {
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
      for (const type of ['mousePressed', 'mouseReleased']) {
        await send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
      }
    },
    async type(text) {
      await send('Input.insertText', { text })
    },
    async pressEnter() {
      const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }
      for (const type of ['keyDown', 'keyUp']) await send('Input.dispatchKeyEvent', { type, ...key })
    },
    async goBack() {
      await send('Runtime.evaluate', { expression: 'history.back()' })
    },
    async screenshot() {
      const { data } = await send<{ data: string }>('Page.captureScreenshot')
      return Buffer.from(data, 'base64')
    },
    complaints: () => complaints,
    async close() {
      await ask('Target.disposeBrowserContext', { browserContextId })
    },
  }
}

type Evaluated = {
  readonly result: { readonly value?: unknown; readonly description?: string }
  readonly exceptionDetails?: unknown
}

type Said = {
  readonly type?: string
  readonly args?: readonly { readonly value?: unknown; readonly description?: string }[]
  readonly exceptionDetails?: {
    readonly text: string
    readonly exception?: { readonly description?: string }
  }
  readonly entry?: { readonly level: string; readonly text: string; readonly url?: string }
}

function complaintOf(method: string, params: unknown): string | null {
  const { type, args = [], exceptionDetails, entry } = params as Said
  if (method === 'Runtime.consoleAPICalled' && (type === 'error' || type === 'warning')) {
    return args.map(({ value, description }) => String(value ?? description)).join(' ')
  }
  if (method === 'Runtime.exceptionThrown') {
    return `${exceptionDetails?.text} ${exceptionDetails?.exception?.description ?? ''}`
  }
  if (method === 'Log.entryAdded' && entry && (entry.level === 'error' || entry.level === 'warning')) {
    return `${entry.text} ${entry.url ?? ''}`.trim()
  }
  return null
}
