/** What a route answers, as far as `read` knows it. Throws when it does not answer. */
export async function getJson<Body>(path: string, read: (body: unknown) => Body): Promise<Body> {
  const response = await fetch(path, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The answer was ${response.status}.`)
  return read(await response.json())
}
