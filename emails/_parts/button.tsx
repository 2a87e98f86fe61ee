import { Button, Link, Text } from 'react-email'
import { look } from './look'

interface ActionButtonProps {
  href: string
  /** A verb and object: "Give feedback". */
  label: string
}

/** The main link as a button, and as text for other clients and the plain-text part. */
export function ActionButton({ href, label }: ActionButtonProps) {
  return (
    <>
      <Text style={look.text}>
        <Button className="button" style={look.button} href={href}>
          {label}
        </Button>
      </Text>
      <Text className="muted" style={look.small}>
        <span data-skip-in-text="true">Or use this link: </span>
        <Link className="teal" style={look.link} href={href}>
          {href}
        </Link>
      </Text>
    </>
  )
}
