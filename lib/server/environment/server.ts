import 'server-only'

// The door to the settings for everything that Next bundles: a browser file that imports it fails the build.
export { getEnvironment, isBuilding } from './environment.ts'
