import { createRequire } from 'node:module'
import path from 'node:path'
import type Sharp from 'sharp'

// As CommonJS and past the bundler: one ES module from outside of the bundle makes Next put what loads asynchronous
// modules, 450 bytes, into the JavaScript of every page.
const load = createRequire(path.resolve('package.json'))

// A machine without a configuration of fonts has a line about it in the log otherwise, which is no JSON.
process.env['FONTCONFIG_FILE'] ??= path.resolve('lib/server/fonts.conf')

export const sharp: typeof Sharp = load('sharp')
