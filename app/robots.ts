import type { MetadataRoute } from 'next'
import { requestFacts } from '@/lib/access/request'

// Pages behind an account or personal link aren't indexed.
const closed = [
  '/admin',
  '/api/',
  '/applaud',
  '/auth/',
  '/dashboard',
  '/email-verification-result',
  '/feedback',
  '/followups',
  '/forgot-password',
  '/goals',
  '/mailbox',
  '/newsletter',
  '/notifications',
  '/one-on-one',
  '/profile',
  '/reports',
  '/reset-password',
  '/template',
  '/users',
  '/workspace',
]

export default async function robots(): Promise<MetadataRoute.Robots> {
  const { origin } = await requestFacts()
  return { rules: { userAgent: '*', allow: '/', disallow: closed }, sitemap: `${origin}/sitemap.xml` }
}
