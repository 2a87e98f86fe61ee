import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  agentRules: false,
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
  serverExternalPackages: ['pg-boss', '@node-rs/argon2'],
}

export default config
