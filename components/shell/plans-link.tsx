'use client'

import { TextLink } from '@/components/ui/button/text-link'
import { useViewer } from './viewer'

/** For Admins who can subscribe; nothing for others. */
export function PlansLink() {
  const { hasPlan } = useViewer()
  return hasPlan && <TextLink href="/workspace/edit?tab=plan">See the plans</TextLink>
}
