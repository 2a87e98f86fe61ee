import type { NextConfig } from 'next'
import { STAY_ON_HTTPS } from './scripts/support/server/page-headers.mjs'
import { LONGEST_BODY } from './scripts/support/server/whole-request.mjs'

const BUILT = '/_next/:folder(static|image)/:path*'

const config: NextConfig = {
  poweredByHeader: false,
  agentRules: false,
  outputFileTracingRoot: import.meta.dirname,
  // Nothing uses the optimizer, and it logs what a visitor asks it for.
  images: { unoptimized: true },
  turbopack: { root: import.meta.dirname },
  // The development server is this machine's under both its names; its changes arrive under either.
  allowedDevOrigins: ['127.0.0.1'],
  // Reports of browsers are told in the words of the sources by their maps, which the build then takes out of what is served.
  productionBrowserSourceMaps: true,
  // Types are a check of their own, over tests too; a build on somebody's machine must not wait for them or fail by them.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // The 403 screen is still behind this switch.
    authInterrupts: true,
    serverActions: { bodySizeLimit: LONGEST_BODY },
    // Loaded at start, all pages together take half a second and 30 MB.
    preloadEntriesOnStart: false,
  },
  headers: async () => [
    // What an e-mailed code opens is nobody's to find.
    ...[
      '/feedback/:code(rvc-[^/]+)',
      '/feedback/:code(rvc-[^/]+)/unsubscribe',
      '/api/unsubscribe/:code',
      '/api/newsletter/:code',
    ].map((source) => ({ source, headers: [{ key: 'x-robots-tag', value: 'noindex, nofollow' }] })),
    // The built files do not pass through the middleware, which costs more than they do.
    { source: BUILT, headers: [{ key: 'x-content-type-options', value: 'nosniff' }] },
    {
      source: BUILT,
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: [{ key: 'strict-transport-security', value: STAY_ON_HTTPS }],
    },
  ],
  // The address of the app's shell. Next keeps it for itself, so that no page can stand there.
  redirects: async () => [{ source: '/_app', destination: '/dashboard', permanent: false }],
  serverExternalPackages: ['pg-boss', '@node-rs/argon2', 'react-email', '@sentry/node'],
}

export default config
