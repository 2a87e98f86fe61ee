import { socialPicture, socialSize } from '@/components/shell/public/social-picture'

export const alt = 'Everything in Rapport'
export const size = socialSize
export const contentType = 'image/png'

export default function FeaturesPicture() {
  return socialPicture('Everything in Rapport', 'Feedback, goals, one-on-ones and thanks, and what keeps them going.')
}
