import { SecretOnce } from '../../kit/secret-once.tsx'
import { href } from '../../shell/hrefs.ts'

export const WebhookSecret = ({ secret }: { secret: string }) => (
  <SecretOnce title="The secret" what="Secret" secret={secret} doneHref={href.webhooks}>
    Give it to the receiver now, over a way that only its people read. It checks with it that a
    message is from this shop.
  </SecretOnce>
)
