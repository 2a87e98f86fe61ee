import { socialPicture, socialSize } from '@/components/shell/public/social-picture'

export const alt = 'For two people or two thousand'
export const size = socialSize
export const contentType = 'image/png'

export default function SolutionsPicture() {
  return socialPicture(
    'For two people or two thousand',
    'For small teams, businesses and enterprises, and for everyone in them.',
  )
}
