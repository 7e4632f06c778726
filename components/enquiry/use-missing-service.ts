import { useEffect, useState } from 'react';
import type { EnquiryService } from '../../content/schema/enquiry-service.ts';
import { findMailService } from './mail-service.ts';

/** True when it is known that no service carries enquiries from here. */
export function useMissingService(settings: EnquiryService): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    void findMailService(settings).then((service) => setMissing(!service));
  }, [settings]);
  return isMissing;
}
