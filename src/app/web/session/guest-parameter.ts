import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from '#web/router/router.tsx';

export const GUEST_PARAMETER = 'guest';

/** Takes `?guest=true` out of the address once somebody is signed in; the rest of the address stays. */
export function useGuestParameterGone(): void {
  const { pathname, hash } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = search.has(GUEST_PARAMETER);
  useEffect(() => {
    if (!asked) return;
    const rest = new URLSearchParams(search);
    rest.delete(GUEST_PARAMETER);
    navigate({ pathname, search: rest.toString(), hash }, { replace: true });
  }, [asked, search, pathname, hash, navigate]);
}
