import type { Metadata } from 'next'
import { RefusedScreen } from '@/components/shell/refused-screen'

export const metadata: Metadata = { title: 'Not allowed' }

export default function Forbidden() {
  return <RefusedScreen code={403} />
}
