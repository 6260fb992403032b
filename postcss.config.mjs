import path from 'node:path'

export default {
  plugins: {
    '@tailwindcss/postcss': {},
    [path.resolve('scripts/styles/older-browsers.cjs')]: {},
  },
}
