'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { buttonClass } from '@/components/ui/button/button-style'
import { Section } from '@/components/ui/layout/section'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { Dialog } from '@/components/ui/overlay/dialog'
import { Menu, MenuLine, MenuLink } from '@/components/ui/overlay/menu'
import { toast } from '@/components/ui/overlay/toast'
import { Specimen } from './specimen'

const archived = () => toast({ type: 'success', title: 'Archived' })

export function OverlayGallery() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Section title="What floats">
      <Specimen name="toasts">
        {(['success', 'info', 'warning', 'error'] as const).map((type) => (
          <Button
            key={type}
            onClick={() => toast({ type, title: `A toast of ${type}`, description: 'It stays 4.5 seconds.' })}
          >
            {type}
          </Button>
        ))}
        <Button
          onClick={() =>
            toast({
              type: 'error',
              key: 'form',
              duration: 5000,
              title: 'Fix Form Errors',
              description: 'Field(s) Required in Question 2, 3\nFix issues for Option Field(s) in Question 4',
            })
          }
        >
          Fix Form Errors
        </Button>
      </Specimen>
      <Specimen name="dialogs">
        <Button onClick={() => setOpen(true)}>Dialog</Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Close this request?"
          text="No more answers. You can reopen it with a new date."
          actions={
            <>
              <Button variant="primary" onClick={close}>
                Close it
              </Button>
              <Button onClick={close}>Keep it open</Button>
            </>
          }
        >
          <p>Nine of twelve people have answered.</p>
        </Dialog>
        <ConfirmButton
          variant="danger"
          title="Delete this draft?"
          text="It has not been sent to anybody. This cannot be undone."
          confirm="Delete the draft"
          danger
          onConfirm={archived}
        >
          Confirm
        </ConfirmButton>
      </Specimen>
      <Specimen name="menu, tooltip">
        <Menu label="What to do" trigger="What to do" triggerClassName={buttonClass({})}>
          <MenuLink href="#top">Edit</MenuLink>
          <MenuLine />
          <MenuLink href="#top">Delete</MenuLink>
        </Menu>
        <Button data-tip="A tooltip may be a whole sentence; it is never wider than 250 pixels and wraps.">
          Tooltip
        </Button>
        <span className="w-32 truncate" data-tip="This text does not fit, so it opens in full" data-tip-if="cut">
          This text does not fit, so it opens in full
        </span>
      </Specimen>
    </Section>
  )
}
