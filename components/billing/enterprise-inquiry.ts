type Asker = { firstName: string; lastName: string; email: string; workspaceName: string }

/** The address of the contact form, filled in for an inquiry about ENTERPRISE (specification, section 2). */
export function enterpriseInquiryPath({ firstName, lastName, email, workspaceName }: Asker) {
  const name = `${firstName} ${lastName}`.trim()
  const message = `Inquiry for Enterprise Plan for ${workspaceName}`
  return `/support?${new URLSearchParams({ query: 'contact', name, email, message }).toString()}`
}
