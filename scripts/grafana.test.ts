import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createMeters } from '../lib/server/metrics/create-meters.ts'
import { watchShop } from '../lib/server/metrics/serve-metrics.ts'

const folder = path.resolve(import.meta.dirname, '../deploy/grafana')
const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8')

/** What Prometheus itself makes of a scrape. */
const ofPrometheus = ['up']

const { registry } = createMeters()
watchShop({ registry, dataDirectory: os.tmpdir() })
const metrics = await registry.metrics()
const series = [...metrics.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
  type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
)

/** The names of series in an expression: what is no label, text, function, keyword or duration. */
function seriesIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(?:by|without|ignoring|on)\s*\([^)]*\)/g, '')
  return [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !/^(?:and|or|unless|by|offset|bool)$/.test(name))
}

type Panel = { readonly title: string; readonly targets: readonly { readonly expr: string }[] }
const { panels } = JSON.parse(read('dashboard.json')) as { readonly panels: readonly Panel[] }
const ofPanels = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const))

type Rule = {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly description: string }
}
const { groups } = parse(read('alerts.yaml')) as { readonly groups: readonly { readonly rules: Rule[] }[] }
const rules = groups.flatMap(({ rules: some }) => some.map((rule) => [rule.alert, rule] as const))

describe('what a dashboard and its alerts look at', () => {
  it.each(ofPanels)('R35 %s is there: %s', (_title, expression) => {
    const named = seriesIn(expression)
    expect(named).not.toEqual([])
    expect(named.filter((name) => !series.includes(name))).toEqual([])
  })

  it.each(rules)('R35 the alert %s looks at what is there, and says what to do', (_name, rule) => {
    const named = seriesIn(rule.expr)
    expect(named).not.toEqual([])
    expect(named.filter((name) => ![...series, ...ofPrometheus].includes(name))).toEqual([])
    expect(['page', 'ticket']).toContain(rule.labels.severity)
    expect(rule.annotations.description).not.toBe('')
  })

  it('R35 an alert is there for whatever a person has to see', () => {
    expect(rules.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        ...['ShopNotReady', 'OrderUnknown', 'CatalogOld', 'StoreBreakerOpen', 'DataDiskNearlyFull'],
        ...['ErrorRateHigh', 'EventLoopSlow'],
      ]),
    )
  })
})
