import { Button } from '@/components/ui/button/button'

/** Asks somebody for feedback, or gives them some, in a dialog. */
export function QuickButtons({ id, name }: { id: string; name: string }) {
  const person = { 'data-member-id': id, 'data-member-name': name }
  return (
    <>
      <Button {...person} data-quick="ask" variant="primary">
        Ask for feedback
      </Button>
      <Button {...person} data-quick="note">
        Give feedback
      </Button>
    </>
  )
}
