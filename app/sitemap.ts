import type { MetadataRoute } from 'next'
import { footerLinks } from '@/components/shell/public/public-links'
import { requestFacts } from '@/lib/access/request'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { origin } = await requestFacts()
  return ['/', ...footerLinks.map(({ href }) => href)].map((path) => ({ url: `${origin}${path}` }))
}
