// Loaded into a shop before it starts: it sends its spans by 32, and not by 512, so that few pages fill many batches.
import { createRequire } from 'node:module'
import path from 'node:path'
import type * as Sdk from '@opentelemetry/sdk-trace'

const { BatchSpanProcessor }: typeof Sdk = createRequire(path.resolve('package.json'))(
  '@opentelemetry/sdk-trace',
)
const { onEnd } = BatchSpanProcessor.prototype
BatchSpanProcessor.prototype.onEnd = function sendSoon(span) {
  Object.assign(this, { _maxExportBatchSize: 32 })
  onEnd.call(this, span)
}
