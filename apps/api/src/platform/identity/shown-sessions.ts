type Session = { id: string; device: string; createdAt: Date; lastUsedAt: Date }

/** Sessions as their owner reads them; `currentId`: the one that asks. */
export const shownSessions = (sessions: readonly Session[], currentId: string) =>
  sessions.map(({ id, device, createdAt, lastUsedAt }) => ({
    id,
    device,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    is_current: id === currentId,
  }))
