import type { ReactNode } from 'react';
import { EnquiryIcon, type EnquiryIconName } from './EnquiryIcon.tsx';
import { Words } from './Words.tsx';

/** A notice's severity, which sets its icon and the colour of its rule. */
type Tone = 'calm' | 'good' | 'caution' | 'error';

export type NoticeLook = {
  tone: Tone;
  icon: EnquiryIconName;
  title: string;
  text?: string | undefined;
};

type EnquiryNoticeProps = { notice: NoticeLook | undefined; children?: ReactNode };

/**
 * The form's message, and what the visitor can do next. It is rendered even when empty: screen
 * readers announce a text only if its element was there before.
 */
export function EnquiryNotice({ notice, children }: EnquiryNoticeProps) {
  return (
    <div className="enquiry-notice" data-tone={notice?.tone}>
      <div role="status">
        {notice && (
          <>
            <EnquiryIcon name={notice.icon} />
            <p className="enquiry-notice-title">
              <Words>{notice.title}</Words>
            </p>
            {notice.text && (
              <p>
                <Words>{notice.text}</Words>
              </p>
            )}
          </>
        )}
      </div>
      {children && <div className="enquiry-notice-ways">{children}</div>}
    </div>
  );
}
