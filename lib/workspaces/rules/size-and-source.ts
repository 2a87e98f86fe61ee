import type { MarketingSource, WorkspaceSize } from '@/lib/platform/generated/prisma/enums'

/** The specification's choices, section 3. */
export const sizeLabels: Record<WorkspaceSize, string> = {
  small: 'Individuals & small teams',
  enterprise: 'Businesses & enterprises',
}

export const marketingSourceLabels: Record<MarketingSource, string> = {
  LinkedIn: 'LinkedIn',
  GoogleAds: 'Google Ads',
  Facebook: 'Facebook',
  Instagram: 'Instagram',
  Twitter: 'Twitter',
  EmailMarketing: 'Email Marketing',
  DirectMail: 'Direct Mail',
  Referral: 'Referral',
  TradeShow: 'Trade Show',
  ColdOutreach: 'Cold Outreach',
  Other: 'Other',
}
