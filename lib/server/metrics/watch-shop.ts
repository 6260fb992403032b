import fs from 'node:fs/promises'
import promClient from 'prom-client'
import { openPools } from '../database/open-pools.ts'
import { findShopState, statusOf } from '../health/health.ts'
import type { Meters } from './meters.ts'

type Options = { readonly registry: Meters['registry']; readonly dataDirectory: string }

/** Gauges of the moment they are read. What is unknown then is left out. */
export function watchShop({ registry, dataDirectory }: Options): void {
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    collect: (this: promClient.Gauge<Label>) => void | Promise<void>,
  ) =>
    new promClient.Gauge<Label>({ name, help, labelNames: [...labelNames], registers: [registry], collect })

  gauge('shop_ready', '1 while /api/health/ready answers 200', [], function () {
    const state = findShopState()
    this.set(state && statusOf(state.parts) !== 'starting' ? 1 : 0)
  })
  gauge('shop_part_ok', '1 while a part of the shop is as it should be', ['part'], function () {
    this.reset()
    for (const [part, { state }] of Object.entries(findShopState()?.parts ?? {}))
      if (state !== 'off') this.set({ part }, state === 'ok' ? 1 : 0)
  })
  gauge('shop_catalog_age_seconds', 'Since the store was last read well', [], function () {
    const age = findShopState()?.catalog?.ageSeconds
    this.remove()
    if (age !== undefined) this.set(age)
  })
  gauge('shop_catalog_items', 'Products and categories of the catalogue', ['kind'], function () {
    const { products = 0, categories = 0 } = findShopState()?.catalog ?? {}
    this.set({ kind: 'product' }, products)
    this.set({ kind: 'category' }, categories)
  })
  gauge('shop_orders', 'Orders in the journal, by state', ['state'], async function () {
    this.reset()
    const counts = await findShopState()
      ?.countOrders()
      .catch(() => null)
    for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count)
  })
  gauge(
    'shop_data_disk_bytes',
    'The disk of DATA_DIR: its size, and what is free',
    ['kind'],
    async function () {
      this.reset()
      const disk = await fs.statfs(dataDirectory).catch(() => null)
      if (!disk) return
      this.set({ kind: 'size' }, disk.blocks * disk.bsize)
      this.set({ kind: 'free' }, disk.bavail * disk.bsize)
    },
  )
  gauge(
    'shop_postgres_connections',
    'Connections of a pool, by what they do',
    ['pool', 'state'],
    function () {
      this.reset()
      for (const [pool, { totalCount, idleCount, waitingCount }] of openPools()) {
        this.set({ pool, state: 'used' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waited for' }, waitingCount)
      }
    },
  )
}
