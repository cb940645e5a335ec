/** The shop's answer to a request. A shop that is busy says when to ask again. */
export async function patientFetch(address: string, tries = 5): Promise<Response> {
  const response = await fetch(address)
  if (response.status !== 503 || tries === 1) return response
  const seconds = Number(response.headers.get('retry-after') ?? 1)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return patientFetch(address, tries - 1)
}
