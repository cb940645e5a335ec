import { describe, expect, it } from 'vitest'
import { sha256Hex, signS3 } from './s3-signature.ts'

describe('AWS Signature Version 4', () => {
  it('computes the signature of the published object request', () => {
    const { authorization } = signS3(
      {
        keyId: 'AKIAIOSFODNN7EXAMPLE',
        secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
        region: 'us-east-1',
      },
      {
        method: 'GET',
        url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
        headers: { range: 'bytes=0-9' },
        bodySha256: sha256Hex(''),
        at: new Date('2013-05-24T00:00:00Z'),
      },
    )
    expect(authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    )
  })

  it('computes the signature of the published listing', () => {
    const { authorization } = signS3(
      {
        keyId: 'AKIAIOSFODNN7EXAMPLE',
        secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
        region: 'us-east-1',
      },
      {
        method: 'GET',
        url: new URL('https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J'),
        bodySha256: sha256Hex(''),
        at: new Date('2013-05-24T00:00:00Z'),
      },
    )
    expect(authorization).toContain(
      'Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    )
  })
})
