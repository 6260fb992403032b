import path from 'node:path'
import type Sharp from 'sharp'
import { loadPackage } from './load-package.ts'

// A machine without a configuration of fonts has a line about it in the log otherwise, which is no JSON.
process.env['FONTCONFIG_FILE'] ??= path.resolve('lib/server/fonts.conf')

export const sharp: typeof Sharp = loadPackage('sharp')
