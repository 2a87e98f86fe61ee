import { ShortLetter } from '@/emails/_parts/short-letter'

export interface AccountDeletionAskedProps {
  recipientName: string
  link: string
}

export const subject = (_props: AccountDeletionAskedProps) => 'Confirm that you want to delete your Rapport account'

export default function AccountDeletionAsked(props: AccountDeletionAskedProps) {
  return (
    <ShortLetter
      {...props}
      title="Delete your account?"
      text="Nothing is deleted yet. See what goes, and confirm within 30 minutes."
      button="Continue"
      smallPrint="Wasn’t you? Sign out your other devices in your profile settings."
      why="someone signed in as you asked for this"
    />
  )
}

AccountDeletionAsked.PreviewProps = {
  recipientName: 'Priya',
  link: 'https://rapport.example/profile/delete?code=1795280000000.Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
} satisfies AccountDeletionAskedProps
