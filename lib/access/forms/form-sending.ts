import 'server-only'

/** The fields of a form as the browser sends them; what React adds of its own begins with a dollar. */
const fieldsOf = (form: FormData) =>
  Object.fromEntries([...form].filter(([name]) => !name.startsWith('$'))) as Record<string, string>

/** What may stand in a page again: everything but secrets. */
const shownAgain = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => typeof value === 'string' && !/password|token/i.test(name)),
  )

type Sending<Input> = [input: Input] | [before: unknown, form: FormData]

/**
 * An action for both of its callers: a screen that hands over its input, and a form that the browser sends by itself
 * while its script is not there. The form is given back what was typed, so that the page made anew can show it again.
 */
export const forScreensAndForms =
  <Input, Answer>(act: (input: Input) => Promise<Answer>) =>
  async (...[first, form]: Sending<Input>) => {
    type Both = Answer & { sent?: Readonly<Record<string, string>> }
    if (!(form instanceof FormData)) return (await act(first as Input)) as Both
    const fields = fieldsOf(form)
    return { ...(await act(fields as Input)), sent: shownAgain(fields) } as Both
  }
