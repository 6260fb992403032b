import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = {
  '@': path.resolve('.'),
  // The marker throws outside of a server bundle; tests run server code as it is.
  'server-only': path.resolve('lib/testing/empty-module.ts'),
}

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{app,components,lib,stores,scripts}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['{components,stores}/**/*.dom.test.tsx'],
          setupFiles: ['lib/testing/dom-setup.ts'],
        },
      },
    ],
  },
})
