import { socialPicture, socialSize } from '@/components/shell/public/social-picture'

export const alt = 'Feedback people look forward to'
export const size = socialSize
export const contentType = 'image/png'

export default function HomePicture() {
  return socialPicture(
    'Feedback people look forward to',
    'Ask, set goals and meet one-on-one. Before you write a word, you know who will read it.',
  )
}
