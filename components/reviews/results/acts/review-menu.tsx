'use client'

import { MenuLine, MenuLink } from '@/components/ui/overlay/menu'
import { useClosing } from '@/components/reviews/running/steps/close-button'
import { usePausing } from '@/components/reviews/running/steps/use-pausing'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import type { Steps } from '@/lib/reviews/results/rules/next-step'
import { MoreMenu } from '@/components/ui/overlay/more-menu'
import { ConfirmLine } from './confirm-line'

const menu = 'review-menu'

interface ReviewMenuProps {
  review: Pick<ReviewHead, 'id' | 'anonymity' | 'answeredCount' | 'askedCount' | 'optedOutCount'>
  steps: Steps
  /** Results can be exported. */
  hasResults: boolean
}

/** The actions beside the next step. */
export function ReviewMenu({ review, steps: { next, all }, hasResults }: ReviewMenuProps) {
  const { id } = review
  const pausing = usePausing(id)
  const closing = useClosing(review)
  return (
    <MoreMenu id={menu}>
      <MenuLink href={`/feedback/edit/${id}`}>Manage</MenuLink>
      <MenuLink href={`/feedback/question/preview?id=${id}`}>See the form</MenuLink>
      {hasResults && (
        <>
          <MenuLink href={`/feedback/preview/${id}/export`}>Export</MenuLink>
          <MenuLink href={`/feedback/preview/${id}/print`}>Print</MenuLink>
        </>
      )}
      {(all.pause || all.reopen || (all.close && next !== 'close')) && <MenuLine />}
      {all.pause && <ConfirmLine menu={menu} label="Pause" {...pausing} />}
      {all.close && next !== 'close' && <ConfirmLine menu={menu} label="Close" {...closing} />}
      {all.reopen && next !== 'reopen' && <MenuLink href={`/feedback/edit/${id}`}>Reopen</MenuLink>}
    </MoreMenu>
  )
}
