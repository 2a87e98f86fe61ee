import type { Metadata } from 'next'
import { RefusedScreen } from '@/components/shell/refused-screen'

export const metadata: Metadata = { title: 'Not found' }

export default function NotFound() {
  return <RefusedScreen code={404} inside />
}
