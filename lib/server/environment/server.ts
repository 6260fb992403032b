import 'server-only'

// The settings for everything that Next bundles: a browser file that imports them fails the build.
export { getEnvironment, isBuilding } from './environment.ts'
