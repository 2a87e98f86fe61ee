import { socialPicture, socialSize } from '@/components/shell/public/social-picture'

export const alt = 'Pricing'
export const size = socialSize
export const contentType = 'image/png'

export default function PricingPicture() {
  return socialPicture('Pricing', 'Free for small teams. Pay by the month for the people you have.')
}
