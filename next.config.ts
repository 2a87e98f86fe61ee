import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  agentRules: false,
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
  // The development server is this machine's under both its names; its changes arrive under either.
  allowedDevOrigins: ['127.0.0.1'],
  // Types are a check of their own, over tests too; a build on somebody's machine must not wait for them or fail by them.
  typescript: { ignoreBuildErrors: true },
  // The 403 screen is still behind this switch.
  // A form posted by a browser without its script holds every answer at once: a hundred of 10,000 characters, of up to
  // three bytes each.
  experimental: { authInterrupts: true, serverActions: { bodySizeLimit: '4mb' } },
  // What an e-mailed code opens is nobody's to find.
  headers: async () =>
    ['/feedback/:code(rvc-[^/]+)', '/feedback/:code(rvc-[^/]+)/unsubscribe', '/api/unsubscribe/:code'].map(
      (source) => ({
        source,
        headers: [{ key: 'x-robots-tag', value: 'noindex, nofollow' }],
      }),
    ),
  // The address of the app's shell. Next keeps it for itself, so that no page can stand there.
  redirects: async () => [{ source: '/_app', destination: '/dashboard', permanent: false }],
  serverExternalPackages: ['pg-boss', '@node-rs/argon2', 'react-email', 'pdfkit', 'dejavu-fonts-ttf'],
}

export default config
