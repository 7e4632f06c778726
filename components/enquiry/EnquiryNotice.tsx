import type { ReactNode } from 'react';
import { EnquiryIcon, type EnquiryIconName } from './EnquiryIcon.tsx';

/** How grave a notice is: it sets the colour of its rule and its icon. */
export type Tone = 'calm' | 'good' | 'caution' | 'error';

export type NoticeLook = {
  tone: Tone;
  icon: EnquiryIconName;
  title: string;
  text?: string | undefined;
};

type EnquiryNoticeProps = { notice: NoticeLook | undefined; children?: ReactNode };

/**
 * What the form has to say, and ways on. Without a notice it is empty, but there: what is announced
 * must come into an element that stood there before.
 */
export function EnquiryNotice({ notice, children }: EnquiryNoticeProps) {
  return (
    <div className="enquiry-notice" data-tone={notice?.tone}>
      <div role="status">
        {notice && (
          <>
            <EnquiryIcon name={notice.icon} />
            <p className="enquiry-notice-title">{notice.title}</p>
            {notice.text && <p>{notice.text}</p>}
          </>
        )}
      </div>
      {children && <div className="enquiry-notice-ways">{children}</div>}
    </div>
  );
}
