import { z } from 'zod';
import { defineApi } from '#contract/route.ts';
import { freeText, Id, Instant, PageQuery } from '#contract/shapes.ts';
import { IDENTITY_DESCRIPTION_MAX, IDENTITY_NAME_MAX } from '#core/identity/identity.ts';
import { identityMessages } from './messages.ts';

export const NewIdentity = z.object({
  goalId: Id,
  name: freeText({ min: 1, max: IDENTITY_NAME_MAX, tooShort: identityMessages.validation.name }),
  description: freeText({ max: IDENTITY_DESCRIPTION_MAX }).default(''),
});

export const Identity = z
  .object({
    id: Id,
    goalId: Id,
    name: z.string(),
    description: z.string(),
    /** True from the first accepted plan on. */
    isActive: z.boolean(),
    archivedAt: Instant.nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'Identity' });
export type Identity = z.infer<typeof Identity>;

export const identitiesApi = defineApi({
  'GET /api/identities': {
    summary: "The user's identities, oldest first; the next page under the cursor in X-Next-Cursor",
    access: 'user',
    query: PageQuery,
    response: z.array(Identity),
  },
  'GET /api/identities/:id': { summary: 'One identity', access: 'user', response: Identity },
  'POST /api/identities': {
    summary: 'Take on an identity for a goal',
    access: 'user',
    body: NewIdentity,
    response: Identity,
    status: 201,
  },
  'PATCH /api/identities/:id': {
    summary: 'Call an identity by another name; archive it, or bring it back. Its plan ends when it is archived',
    access: 'user',
    body: z
      .object({
        name: freeText({ min: 1, max: IDENTITY_NAME_MAX, tooShort: identityMessages.validation.name }).optional(),
        description: freeText({ max: IDENTITY_DESCRIPTION_MAX }).optional(),
        archived: z.boolean().optional(),
      })
      .refine((body) => Object.values(body).some((value) => value !== undefined), 'Nothing to change'),
    response: Identity,
  },
});
