import { startAuthServer, testKeys } from '../lib/testing/auth-server/serve-auth-server.ts'

const siteUrl = process.env['SITE_URL'] ?? 'http://localhost:3000'
const server = await startAuthServer({
  port: Number(process.env['PORT'] ?? 4020),
  redirectAddresses: [`${siteUrl}/auth/callback`],
})
process.stdout.write(`SUPABASE_URL=${server.origin}\nSUPABASE_PUBLISHABLE_KEY=${testKeys.publishableKey}\n`)
process.stdout.write(`The messages it would send: ${server.origin}/__state\n`)
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)))
}
