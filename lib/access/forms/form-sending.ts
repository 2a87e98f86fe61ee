import 'server-only'

/** React's own fields begin with a dollar. */
const fieldsOf = (form: FormData) =>
  Object.fromEntries([...form].filter(([name]) => !name.startsWith('$'))) as Record<string, string>

/** `current` is the password in use. */
const isSecret = (name: string) => /password|token|^current$/i.test(name)

/** Secrets are never shown again. */
const shownAgain = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => typeof value === 'string' && !isSecret(name)))

type Sending<Input> = [input: Input] | [before: unknown, form: FormData]

/**
 * An action for screens and for plain forms sent before the script loads; a form gets its input back to show it again.
 */
export const forScreensAndForms =
  <Input, Answer>(act: (input: Input) => Promise<Answer>) =>
  async (...[first, form]: Sending<Input>) => {
    type Both = Answer & { sent?: Readonly<Record<string, string>> }
    if (!(form instanceof FormData)) return (await act(first as Input)) as Both
    const fields = fieldsOf(form)
    return { ...(await act(fields as Input)), sent: shownAgain(fields) } as Both
  }
