import fs from 'node:fs'
import path from 'node:path'
import { makeFolder, startChild } from './child.ts'
import { asJson, type Driver, fromJson, reportViolations, type Tab, type Viewport } from './driver.ts'
import { enterKey, pressAt, typeKeys } from './input-actions.ts'
import { openRpcSocket, type RpcSocket } from './rpc-socket.ts'

// Nothing of its own is loaded or asked, and the system's theme is light.
const preferences: Readonly<Record<string, string | number | boolean>> = {
  'layout.css.prefers-color-scheme.content-override': 1,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.newtabpage.enabled': false,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'services.settings.server': 'http://localhost:9/',
}

/** Firefox, over WebDriver BiDi, which it speaks itself. */
export async function openFirefox(executable: string): Promise<Driver> {
  const { folder, remove } = makeFolder()
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  fs.writeFileSync(path.join(folder, 'user.js'), lines.join('\n'))
  const parameters = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', folder]
  // It refuses a home that belongs to another user than the one who starts it.
  const child = startChild(executable, parameters, { environment: { HOME: folder } })
  const [, address = ''] = await child.says(/WebDriver BiDi listening on (ws:\S+)/)
  const socket = await openRpcSocket(`${address}/session`)
  await socket.send('session.new', { capabilities: {} })
  await socket.send('session.subscribe', { events: ['log.entryAdded'] })
  await socket.send('script.addPreloadScript', { functionDeclaration: `() => { ${reportViolations} }` })
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
  const ask = async <Answer>(method: string, params: object) => (await socket.send(method, params)) as Answer
  const { userContext } = await ask<{ userContext: string }>('browser.createUserContext', {})
  const { context } = await ask<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
  await ask('browsingContext.setViewport', { context, viewport })
  const complaints: string[] = []
  socket.listen(({ method, params }) => {
    const { level, text, source } = params as LogEntry
    if (method !== 'log.entryAdded' || source.context !== context) return
    if (level === 'error' || level === 'warn') complaints.push(text)
  })
  const perform = (actions: readonly object[]) => ask('input.performActions', { context, actions })

  return {
    async navigate(address) {
      await ask('browsingContext.navigate', { context, url: address, wait: 'none' })
    },
    async evaluate(expression) {
      const { type, result, exceptionDetails } = await ask<Evaluated>('script.evaluate', {
        expression: asJson(expression),
        target: { context },
        awaitPromise: false,
      })
      if (type === 'exception') throw new Error(exceptionDetails?.text ?? 'the expression failed')
      return fromJson(result?.value)
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
    async goBack() {
      await ask('browsingContext.traverseHistory', { context, delta: -1 })
    },
    async screenshot() {
      const { data } = await ask<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    complaints: () => complaints,
    async close() {
      await ask('browser.removeUserContext', { userContext })
    },
  }
}

type LogEntry = {
  readonly level: string
  readonly text: string
  readonly source: { readonly context?: string }
}

type Evaluated = {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: unknown }
  readonly exceptionDetails?: { readonly text: string }
}
