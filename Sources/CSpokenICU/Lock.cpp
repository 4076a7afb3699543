#include "CSpokenICU.h"

#include <mutex>
#include <new>

struct SpokenICULock {
    std::mutex mutex;
};

SpokenICULock *spoken_icu_lock_create(void) { return new (std::nothrow) SpokenICULock; }

void spoken_icu_lock_destroy(SpokenICULock *lock) { delete lock; }

void spoken_icu_lock_acquire(SpokenICULock *lock) {
    try {
        if (lock) lock->mutex.lock();
    } catch (...) {
        // Only a broken system refuses a plain mutex; there is nothing that the caller could do about it.
    }
}

void spoken_icu_lock_release(SpokenICULock *lock) {
    if (lock) lock->mutex.unlock();
}
