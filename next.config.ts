import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  agentRules: false,
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
  // Types are a check of their own, over tests too; a build on somebody's machine must not wait for them or fail by them.
  typescript: { ignoreBuildErrors: true },
  // The 403 screen is still behind this switch.
  experimental: { authInterrupts: true },
  // The address of the app's shell. Next keeps it for itself, so that no page can stand there.
  redirects: async () => [{ source: '/_app', destination: '/dashboard', permanent: false }],
  serverExternalPackages: ['pg-boss', '@node-rs/argon2', 'react-email'],
}

export default config
