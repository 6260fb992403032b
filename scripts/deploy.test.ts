import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { drainTimeoutMs } from '../lib/server/end-on-signal.ts'
import { misconfiguredExitCode } from '../lib/server/environment/environment-error.ts'
import { environmentSchema } from '../lib/server/environment/environment-schema.ts'
import { sources } from './tools/source-digest.mjs'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const drainSeconds = drainTimeoutMs / 1000

it('.env.example has every setting, unset or at its default', () => {
  const lines = [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)]
  expect(lines.map(([, name]) => name).toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted())
  const given = lines.filter(([, , value]) => value !== '')
  const parsed = environmentSchema.parse(Object.fromEntries(given.map(([, name, value]) => [name, value])))
  expect(parsed).toEqual(environmentSchema.parse({}))
})

describe('deploy/Dockerfile', () => {
  const dockerfile = read('deploy/Dockerfile')

  it('has the Node.js that package-lock.json has', () => {
    const { packages } = JSON.parse(read('package-lock.json'))
    expect(dockerfile).toContain(`node:${packages['node_modules/node'].version}-`)
  })

  it('S55 is reached from outside of its container, wherever its proxies are', () => {
    expect(dockerfile).toMatch(/^ENV .*\bLISTEN_HOST=0\.0\.0\.0$/m)
  })

  it('gets all that a build is made from, and what is not named for it stays away', () => {
    const lines = read('.dockerignore').split('\n')
    const [first, ...others] = lines.filter((line) => line !== '' && !line.startsWith('#'))
    const taken = others.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
    expect(first).toBe('*')
    expect(sources.filter((source) => !taken.includes(source.split('/')[0] ?? ''))).toEqual([])
    expect(taken.filter((name) => !fs.existsSync(path.join(root, name)))).toEqual([])
  })
})

describe('files of hosts', () => {
  const seconds = z.union([z.number(), z.string().transform((text) => Number(text.replace(/s$/, '')))])
  const recipe = z.object({
    image: z.string(),
    volume: z.string(),
    health: z.string(),
    endSeconds: seconds,
    instances: z.number(),
  })
  const fly = read('deploy/fly.toml')
  const ofFly = (name: string) => new RegExp(`^\\s*${name} = "?(.*?)"?$`, 'm').exec(fly)?.[1]
  const { build, deploy } = JSON.parse(read('deploy/railway.json'))
  const [render] = parse(read('deploy/render.yaml')).services

  it.each([
    [
      'deploy/fly.toml',
      {
        // Seen from the file.
        image: `deploy/${ofFly('dockerfile')}`,
        volume: ofFly('destination'),
        health: ofFly('path'),
        endSeconds: ofFly('kill_timeout'),
        instances: fly.match(/^\[mounts\]$/gm)?.length,
      },
    ],
    [
      'deploy/railway.json',
      {
        image: build.dockerfilePath,
        volume: deploy.requiredMountPath,
        health: deploy.healthcheckPath,
        endSeconds: deploy.drainingSeconds,
        instances: deploy.numReplicas,
      },
    ],
    [
      'deploy/render.yaml',
      {
        image: render.dockerfilePath.replace('./', ''),
        volume: render.disk.mountPath,
        health: render.healthCheckPath,
        endSeconds: render.maxShutdownDelaySeconds,
        instances: render.numInstances,
      },
    ],
  ])('R65 %s keeps the data of one instance, asks whether it lives, and lets it end', (_, given) => {
    const { endSeconds, ...others } = recipe.parse(given)
    expect(others).toEqual({
      image: 'deploy/Dockerfile',
      volume: /\bDATA_DIR=(\S+)/.exec(read('deploy/Dockerfile'))?.[1],
      health: '/api/health/live',
      instances: 1,
    })
    expect(endSeconds).toBeGreaterThan(drainSeconds)
  })
})

describe('deploy/compose.yaml', () => {
  const service = z.object({
    environment: z.record(z.string(), z.coerce.string()).default({}),
    ports: z.array(z.string()).default([]),
    volumes: z.array(z.string()).default([]),
    read_only: z.boolean().default(false),
    stop_grace_period: z
      .string()
      .regex(/^\d+s$/)
      .transform((text) => Number.parseInt(text, 10))
      .optional(),
  })
  const file = z
    .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
    .parse(parse(read('deploy/compose.yaml'), { merge: true }))
  const { database, nginx, ...others } = file.services
  const shops = ['shop-1', 'shop-2'].map((name) => others[name])

  it('gives each replica every setting there is, and no other', () => {
    // The image has these.
    const settings = Object.keys(environmentSchema.shape).filter(
      (name) => !['PORT', 'DATA_DIR'].includes(name),
    )
    for (const shop of shops) {
      const given = Object.keys(shop?.environment ?? {})
      expect(given.toSorted()).toEqual(settings.toSorted())
    }
  })

  it('has values that the shop takes, where nothing is configured', () => {
    const withoutConfiguration = Object.entries(shops[0]?.environment ?? {}).map(([name, value]) => [
      name,
      value.replace(/\$\{\w+:-([^}]*)\}/g, '$1'),
    ])
    const given = Object.fromEntries(withoutConfiguration.filter(([, value]) => value !== ''))
    expect(environmentSchema.parse(given)).toMatchObject({
      TRUST_PROXY_HOPS: 1,
      LISTEN_HOST: '0.0.0.0',
      SITE_URL: 'http://localhost:8080',
    })
  })

  it('gives each replica a folder of its own, which is all it can write to, and one database', () => {
    const folders = shops.map((shop) => shop?.volumes.find((volume) => volume.endsWith(':/data')))
    expect(folders).toEqual(['shop-1:/data', 'shop-2:/data'])
    expect(shops.map((shop) => shop?.read_only)).toEqual([true, true])
    expect(new Set(shops.map((shop) => shop?.environment['DATABASE_URL'])).size).toBe(1)
  })

  it('waits longer than the shop may need to answer what is under way', () => {
    for (const shop of [...shops, nginx]) expect(shop?.stop_grace_period).toBeGreaterThan(drainSeconds)
  })

  it('is reached through nginx only, and names no password', () => {
    const open = Object.entries(file.services).filter(([, { ports }]) => ports.length > 0)
    expect(open.map(([name]) => name)).toEqual(['nginx'])
    expect(Object.keys(database?.environment ?? {})).not.toContain('POSTGRES_PASSWORD')
    expect(read('deploy/compose.yaml')).not.toMatch(/postgres:\/\/\w+:/)
  })
})

describe('deploy/shop.service', () => {
  const unit = read('deploy/shop.service')
  const settingOf = (name: string) => unit.match(new RegExp(`^${name}=(.*)$`, 'm'))?.[1]

  it('waits longer than the shop may need for its end', () => {
    expect(Number(settingOf('TimeoutStopSec'))).toBeGreaterThan(drainSeconds)
  })

  it('R64 is not started again where it cannot be used', () => {
    expect(settingOf('RestartPreventExitStatus')).toBe(String(misconfiguredExitCode))
  })
})
