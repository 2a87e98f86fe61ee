'use client'

import { iconButtonClass } from '@/components/ui/button/button-style'
import { Icon } from '@/components/ui/icon/icon'
import { MenuLine, MenuLink } from '@/components/ui/overlay/menu'
import { closing } from '@/components/reviews/running/steps/close-button'
import { pausing } from '@/components/reviews/running/steps/pausing'
import type { ReviewHead } from '@/lib/reviews/results/queries/get-review-head'
import type { Steps } from '@/lib/reviews/results/rules/next-step'
import { ConfirmLine } from './confirm-line'

const menu = 'review-menu'

interface MoreMenuProps {
  review: Pick<ReviewHead, 'id' | 'anonymity' | 'answeredCount' | 'askedCount'>
  steps: Steps
  /** Results can be exported. */
  hasResults: boolean
}

export function MoreMenu({ review, steps: { next, all }, hasResults }: MoreMenuProps) {
  const { id } = review
  return (
    <>
      <button
        type="button"
        popoverTarget={menu}
        aria-label="More"
        className={iconButtonClass({ variant: 'secondary' })}
      >
        <Icon name="ellipsis" />
      </button>
      <div id={menu} popover="auto" data-align="end" className="menu anchored appear">
        <MenuLink href={`/feedback/edit/${id}`}>Manage</MenuLink>
        <MenuLink href={`/feedback/question/preview?id=${id}`}>See the form</MenuLink>
        {hasResults && (
          <>
            <MenuLink href={`/feedback/preview/${id}/export`}>Export</MenuLink>
            <MenuLink href={`/feedback/preview/${id}/print`}>Print</MenuLink>
          </>
        )}
        {(all.pause || all.reopen || (all.close && next !== 'close')) && <MenuLine />}
        {all.pause && <ConfirmLine menu={menu} label="Pause" {...pausing(id)} />}
        {all.close && next !== 'close' && <ConfirmLine menu={menu} label="Close" {...closing(review)} />}
        {all.reopen && next !== 'reopen' && <MenuLink href={`/feedback/edit/${id}`}>Reopen</MenuLink>}
      </div>
    </>
  )
}
